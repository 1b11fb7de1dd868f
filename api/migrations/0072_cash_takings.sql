-- expands
-- What couriers have held since before. Nobody waits for it; what is delivered meanwhile is written down already.
INSERT INTO "cash_takings" ("parcel_id", "order_id", "courier_id", "vendor_id", "amount_paisa", "taken_at")
SELECT p.id, p.order_id, coalesce(nullif(l.owner, '')::bigint, 0), p.vendor_id, l.amount, g.at
FROM ledger_lines l JOIN ledger_postings g ON g.id = l.posting_id JOIN parcels p ON g.key = 'delivered ' || p.id AND g.order_id = p.order_id
WHERE l.account = 'courier' AND l.amount > 0
  AND NOT EXISTS (SELECT FROM ledger_postings r WHERE r.key = 'remitted ' || p.id)
ON CONFLICT ("parcel_id") DO NOTHING;
--> statement-breakpoint
-- What came straight to the bank while the statement above was running.
DELETE FROM "cash_takings" t USING "ledger_postings" r WHERE r.key = 'remitted ' || t.parcel_id AND t.hand_in_id IS NULL;
