-- A shopper has one open application for a loan.
CREATE UNIQUE INDEX placement_open_application ON placement (site, owner)
  WHERE state NOT IN ('placed', 'released') AND plan @> '[{"method": "v12"}]';
