-- What each unit of a line costs, the VAT within it, and what was taken off it, in pence (docs/adr/0042). Null in rows that an instance
-- of the version before inserts while both run: that version has no discounts, so each unit costs the line's price.
ALTER TABLE order_line
  ADD COLUMN unit_amounts integer[],
  ADD COLUMN unit_tax     integer[],
  ADD COLUMN discounts    jsonb NOT NULL DEFAULT '[]',
  ADD CONSTRAINT order_line_unit_amounts CHECK (unit_amounts IS NULL OR (cardinality(unit_amounts) = quantity AND 0 <= ALL (unit_amounts))),
  ADD CONSTRAINT order_line_unit_tax CHECK (unit_tax IS NULL OR (cardinality(unit_tax) = quantity AND 0 <= ALL (unit_tax)));

-- Until now a unit's amount was computed for each movement: the goods' total divided by price, as a cumulative amount rounded down. Units
-- were taken in order, by parcels and cancellations alike. From now on parcels take units from the first and cancellations from the last.
-- So the units of a line are, in this order: the shipped ones (equal shares of what was charged for them, as refunds were computed), the
-- remaining ones (what they would have cost), the cancelled ones (equal shares of the rest).
WITH line AS (
  SELECT l.*, o.goods_tax, (o.total - o.shipping)::numeric AS goods,
    sum(l.quantity::numeric * l.unit_price) OVER (PARTITION BY l.order_id) AS whole,
    sum(l.quantity::numeric * l.unit_price) OVER (PARTITION BY l.order_id ORDER BY l.position) - l.quantity::numeric * l.unit_price AS before
  FROM order_line l JOIN sales_order o ON o.id = l.order_id
), unit AS (
  SELECT line.*, n,
    CASE
      WHEN n < shipped THEN div(shipped_amount::numeric * (n + 1), shipped) - div(shipped_amount::numeric * n, shipped)
      WHEN whole = 0 THEN 0
      WHEN n < quantity - cancelled THEN
        div((before + unit_price::numeric * (n + 1 + cancelled)) * goods, whole) - div((before + unit_price::numeric * (n + cancelled)) * goods, whole)
      ELSE
        div(gone * (n + 1 - quantity + cancelled), cancelled) - div(gone * (n - quantity + cancelled), cancelled)
    END AS amount
  FROM line
  CROSS JOIN LATERAL (SELECT CASE WHEN whole = 0 THEN 0 ELSE
    div((before + unit_price::numeric * (shipped + cancelled)) * goods, whole) - div(before * goods, whole) - shipped_amount END AS gone) AS g
  CROSS JOIN LATERAL generate_series(0, quantity - 1) AS n
), taxed AS (
  -- The order's tax on goods by amount, cumulative and rounded down. Gift cards bear none.
  SELECT unit.*, CASE WHEN snapshot ? 'giftCardValue' THEN 0 ELSE amount END AS base FROM unit
), summed AS (
  SELECT taxed.*, sum(base) OVER (PARTITION BY order_id) AS all_bases,
    sum(base) OVER (PARTITION BY order_id ORDER BY position, n ROWS UNBOUNDED PRECEDING) AS upto
  FROM taxed
), allocated AS (
  SELECT order_id, position, array_agg(amount::int ORDER BY n) AS amounts,
    array_agg(CASE WHEN all_bases = 0 THEN 0 ELSE
      (div(goods_tax * upto, all_bases) - div(goods_tax * (upto - base), all_bases))::int END ORDER BY n) AS taxes
  FROM summed GROUP BY order_id, position
)
UPDATE order_line l SET unit_amounts = a.amounts, unit_tax = a.taxes
FROM allocated a WHERE l.order_id = a.order_id AND l.position = a.position;
