-- IPv6 networks are told apart by /56 now: those that accounts know by /64 are known on. The former rows go with housekeeping.
INSERT INTO known_source (customer_id, prefix, seen_at)
SELECT customer_id, set_masklen(prefix::cidr, 56)::text, max(seen_at) FROM known_source
WHERE prefix LIKE '%/64' GROUP BY 1, 2
ON CONFLICT (customer_id, prefix) DO UPDATE SET seen_at = greatest(known_source.seen_at, excluded.seen_at);
