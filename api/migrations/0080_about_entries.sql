-- expands
-- What an entry of the books says beside its sums: its lines, its parcel and the goods, as they were when it was written. Null in entries
-- from before this was recorded, of which it is read from the records.
ALTER TABLE "vendor_entries" ADD COLUMN "about" jsonb;--> statement-breakpoint
CREATE FUNCTION vendor_entry_about(shop bigint, posting bigint, parcel bigint) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT jsonb_build_object(
    'lines', (SELECT jsonb_agg(jsonb_build_object('kind', l.kind, 'amountPaisa', -l.amount) ORDER BY l.position)
      FROM ledger_lines l WHERE l.posting_id = g.id AND l.account = 'vendor' AND l.owner = shop::text),
    'parcel', (SELECT jsonb_build_object('orderId', p.order_id, 'method', o.method, 'paidHow', p.paid_how, 'carrier', p.carrier,
        'courierName', (SELECT c.name FROM couriers c WHERE c.id = p.courier_id),
        'discountPaisa', p.discount_paisa, 'commissionVatRate', p.commission_vat_rate,
        'deliveredOn', (CASE WHEN p.state IN ('delivered', 'partlyDelivered') THEN p.state_at
          ELSE (SELECT max(e.at) FROM parcel_events e WHERE e.parcel_id = p.id AND e.state IN ('delivered', 'partlyDelivered'))
          END AT TIME ZONE 'Asia/Kathmandu')::date,
        -- What was kept of it.
        'lines', (SELECT jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'title', l.title,
            'quantity', coalesce(l.taken_quantity, l.sent_quantity, l.quantity),
            'pricePaisa', l.price_paisa, 'commissionRate', l.commission_rate) ORDER BY l.variant_id)
          FROM order_lines l WHERE l.parcel_id = p.id AND coalesce(l.taken_quantity, l.sent_quantity, l.quantity) > 0))
      FROM parcels p JOIN orders o ON o.id = p.order_id WHERE p.id = parcel),
    -- What came back, where it is a refund.
    'refund', CASE WHEN g.key LIKE 'line-refund %' THEN (
      SELECT jsonb_agg(jsonb_build_object('title', l.title, 'quantity', r.quantity, 'commissionRate', l.commission_rate,
        'basePaisa', CASE p.commission_vat_rate WHEN 0 THEN l.price_paisa * r.quantity ELSE r.paid_paisa END) ORDER BY r.variant_id)
      FROM line_refunds f JOIN line_refund_lines r ON r.refund_id = f.id JOIN parcels p ON p.id = f.parcel_id
        JOIN order_lines l ON l.parcel_id = f.parcel_id AND l.variant_id = r.variant_id
      WHERE f.id = split_part(g.key, ' ', 2)::uuid) END)
    FROM ledger_postings g WHERE g.id = posting);
END $$;
--> statement-breakpoint
-- How many days money waits of which no day was recorded: the longest time in which something of its parcels may come back, at least
-- the 15 days for what nobody opened, the day after it, and 15 more for days off. The longest time that a shop may promise is 90 days.
-- What cannot come back waits for the next day.
CREATE FUNCTION days_until_payable(longest int) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE longest WHEN 0 THEN 1 ELSE greatest(coalesce(longest, 90), 15) + 16 END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION open_vendor_account(shop bigint, later bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before bigint := coalesce((SELECT -sum(amount) FROM ledger_lines WHERE account = 'vendor' AND owner = shop::text), 0) - later;
  today date := (now() AT TIME ZONE 'Asia/Kathmandu')::date;
BEGIN
  INSERT INTO vendor_accounts (vendor_id, balance_paisa, entry_count, last_at)
  VALUES (shop, before, CASE WHEN before = 0 THEN 0 ELSE 1 END, '-infinity') ON CONFLICT DO NOTHING;
  IF FOUND AND before <> 0 THEN
    INSERT INTO vendor_entries (vendor_id, number, kind, at, day, amount_paisa, balance_after_paisa, payable_on)
    SELECT shop, 1, 'opening', g.at, (g.at AT TIME ZONE 'Asia/Kathmandu')::date, before, before,
      CASE WHEN before < 0 THEN today ELSE today + days_until_payable((SELECT max(s.return_days) FROM parcels p
        JOIN order_lines s ON s.parcel_id = p.id WHERE p.vendor_id = shop)) END
    FROM ledger_lines l JOIN ledger_postings g ON g.id = l.posting_id
    WHERE l.account = 'vendor' AND l.owner = shop::text ORDER BY l.posting_id LIMIT 1;
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_vendor_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one record;
  account vendor_accounts;
BEGIN
  FOR one IN
    SELECT a.owner::bigint AS shop, g.id, g.key, g.at, g.payable_on, split_part(g.key, ' ', 1) AS event, -sum(a.amount)::bigint AS paisa,
      CASE WHEN g.key LIKE 'delivered %' THEN coalesce(g.parcel_id, split_part(g.key, ' ', 2)::bigint) ELSE g.parcel_id END AS parcel_id
    FROM added a JOIN ledger_postings g ON g.id = a.posting_id
    WHERE a.account = 'vendor' GROUP BY a.owner, g.id ORDER BY a.owner::bigint, g.id
  LOOP
    IF NOT EXISTS (SELECT FROM vendor_accounts WHERE vendor_id = one.shop) THEN
      PERFORM open_vendor_account(one.shop, (SELECT -sum(amount)::bigint FROM added WHERE added.account = 'vendor' AND owner = one.shop::text));
    END IF;
    UPDATE vendor_accounts SET balance_paisa = balance_paisa + one.paisa, entry_count = entry_count + 1,
      last_at = greatest(last_at, one.at, (closed_until + 1)::timestamp AT TIME ZONE 'Asia/Kathmandu')
    WHERE vendor_id = one.shop RETURNING * INTO account;
    INSERT INTO vendor_entries (vendor_id, number, posting_id, kind, parcel_id, payout_id, at, day, amount_paisa, balance_after_paisa, payable_on, about)
    SELECT one.shop, account.entry_count, one.id, k.kind, one.parcel_id,
      CASE WHEN k.kind IN ('payout', 'payoutBack') THEN split_part(one.key, ' ', 2)::bigint END,
      account.last_at, d.day, one.paisa, account.balance_paisa,
      CASE WHEN k.kind IN ('payout', 'payoutBack') THEN NULL WHEN one.paisa < 0 THEN d.day
        ELSE greatest(d.day, coalesce(one.payable_on, d.day + days_until_payable((SELECT max(l.return_days) FROM order_lines l
          WHERE l.parcel_id = one.parcel_id AND coalesce(l.taken_quantity, l.sent_quantity, l.quantity) > 0)))) END,
      vendor_entry_about(one.shop, one.id, one.parcel_id)
    FROM (SELECT (account.last_at AT TIME ZONE 'Asia/Kathmandu')::date AS day) d,
      (SELECT CASE one.event WHEN 'delivered' THEN 'sale' WHEN 'handedIn' THEN 'sale' WHEN 'line-refund' THEN 'refund'
        WHEN 'payout' THEN 'payout' WHEN 'payout-failed' THEN 'payoutBack' END AS kind) k;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The same as before, without making JSON of every entry that a payout covers.
CREATE OR REPLACE FUNCTION keep_vendor_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept vendor_entries := new;
BEGIN
  kept.paid_by := old.paid_by;
  IF kept IS DISTINCT FROM old THEN
    RAISE EXCEPTION 'An entry of the books is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;
