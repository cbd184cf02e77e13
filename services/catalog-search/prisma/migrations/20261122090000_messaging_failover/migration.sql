-- Written by the relay when it takes the lead, as proof that it can mark what it will send.
CREATE TABLE relay_lead (
  singleton   boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  backend_pid integer NOT NULL,
  since       timestamptz(3) NOT NULL
);

-- A consumer group has once consumed all there was on a topic: what it projects is whole, and serves without the broker.
CREATE TABLE caught_up_topic (
  consumer     text NOT NULL,
  topic        text NOT NULL,
  caught_up_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, topic)
);
