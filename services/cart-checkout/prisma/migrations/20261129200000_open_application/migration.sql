-- A shopper has one open application for a loan.
-- contract 0.1.0: the release before writes no plan of this method
CREATE UNIQUE INDEX placement_open_application ON placement (site, owner)
  WHERE state NOT IN ('placed', 'released') AND plan @> '[{"method": "v12"}]';
