-- E-mails about an order that the mail server refused for good, or deferred until they were given up. The shopper sees on the order's page
-- that one is missing. The release before writes none and sets the order's messages aside instead.
CREATE TABLE refused_email (
  order_id   uuid NOT NULL REFERENCES sales_order,
  -- The id of the message about the order, which every copy has.
  message    text NOT NULL,
  -- The server's code, such as 550; no-address, or given-up.
  reason     text NOT NULL,
  refused_at timestamptz(3) NOT NULL,
  PRIMARY KEY (order_id, message)
);
