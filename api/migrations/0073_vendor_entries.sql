-- expands
-- What a line of a shop is about, such as its commission; null in lines from before it was recorded.
ALTER TABLE "ledger_lines" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "parcel_id" bigint;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "payable_on" date;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "return_until" date;--> statement-breakpoint
CREATE TABLE "vendor_accounts" (
	"vendor_id" bigint PRIMARY KEY NOT NULL,
	"balance_paisa" bigint NOT NULL,
	"entry_count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"closed_until" date
);
--> statement-breakpoint
CREATE TABLE "vendor_entries" (
	"vendor_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"posting_id" bigint,
	"kind" text NOT NULL,
	"parcel_id" bigint,
	"payout_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"amount_paisa" bigint NOT NULL,
	"balance_after_paisa" bigint NOT NULL,
	"payable_on" date,
	"paid_by" bigint,
	CONSTRAINT "vendor_entries_pkey" PRIMARY KEY("vendor_id","number"),
	CONSTRAINT "vendor_entries_kind" CHECK ("vendor_entries"."kind" in ('opening', 'sale', 'refund', 'payout', 'payoutBack')),
	CONSTRAINT "vendor_entries_posting" CHECK (("vendor_entries"."posting_id" is null) = ("vendor_entries"."kind" = 'opening')),
	CONSTRAINT "vendor_entries_payable" CHECK (("vendor_entries"."payable_on" is null) = ("vendor_entries"."kind" in ('payout', 'payoutBack')) and ("vendor_entries"."paid_by" is null or "vendor_entries"."payable_on" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_entries_once" ON "vendor_entries" USING btree ("posting_id","vendor_id") WHERE "vendor_entries"."posting_id" is not null;--> statement-breakpoint
CREATE INDEX "vendor_entries_day" ON "vendor_entries" USING btree ("vendor_id","day","number");--> statement-breakpoint
CREATE INDEX "vendor_entries_unpaid" ON "vendor_entries" USING btree ("vendor_id","payable_on") INCLUDE ("amount_paisa") WHERE "vendor_entries"."paid_by" is null and "vendor_entries"."payable_on" is not null;--> statement-breakpoint
CREATE INDEX "vendor_entries_paid" ON "vendor_entries" USING btree ("paid_by") WHERE "vendor_entries"."paid_by" is not null;--> statement-breakpoint
CREATE INDEX "vendor_entries_parcel" ON "vendor_entries" USING btree ("parcel_id") WHERE "vendor_entries"."parcel_id" is not null;--> statement-breakpoint
-- A shop has an account from its first line on. What was written before there were entries is one entry. It is
-- payable after 31 days, when hardly anything of it can still be returned, as is what an older program writes without a day.
CREATE FUNCTION open_vendor_account(shop bigint, later bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before bigint := coalesce((SELECT -sum(amount) FROM ledger_lines WHERE account = 'vendor' AND owner = shop::text), 0) - later;
  today date := (now() AT TIME ZONE 'Asia/Kathmandu')::date;
BEGIN
  INSERT INTO vendor_accounts (vendor_id, balance_paisa, entry_count, last_at)
  VALUES (shop, before, CASE WHEN before = 0 THEN 0 ELSE 1 END, '-infinity') ON CONFLICT DO NOTHING;
  IF FOUND AND before <> 0 THEN
    INSERT INTO vendor_entries (vendor_id, number, kind, at, day, amount_paisa, balance_after_paisa, payable_on)
    SELECT shop, 1, 'opening', g.at, (g.at AT TIME ZONE 'Asia/Kathmandu')::date, before, before, CASE WHEN before < 0 THEN today ELSE today + 31 END
    FROM ledger_lines l JOIN ledger_postings g ON g.id = l.posting_id
    WHERE l.account = 'vendor' AND l.owner = shop::text ORDER BY l.posting_id LIMIT 1;
  END IF;
END $$;
--> statement-breakpoint
-- Every posting that touches a shop is one entry of its books, whoever wrote it: an older program beside this one, too. The row of
-- the account is locked, so that entries are numbered without a gap and the balance after each is known.
CREATE FUNCTION write_vendor_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one record;
  account vendor_accounts;
BEGIN
  FOR one IN
    SELECT a.owner::bigint AS shop, g.id, g.key, g.at, g.parcel_id, g.payable_on, split_part(g.key, ' ', 1) AS event, -sum(a.amount)::bigint AS paisa
    FROM added a JOIN ledger_postings g ON g.id = a.posting_id
    WHERE a.account = 'vendor' GROUP BY a.owner, g.id ORDER BY a.owner::bigint, g.id
  LOOP
    IF NOT EXISTS (SELECT FROM vendor_accounts WHERE vendor_id = one.shop) THEN
      PERFORM open_vendor_account(one.shop, (SELECT -sum(amount)::bigint FROM added WHERE added.account = 'vendor' AND owner = one.shop::text));
    END IF;
    UPDATE vendor_accounts SET balance_paisa = balance_paisa + one.paisa, entry_count = entry_count + 1,
      last_at = greatest(last_at, one.at, (closed_until + 1)::timestamp AT TIME ZONE 'Asia/Kathmandu')
    WHERE vendor_id = one.shop RETURNING * INTO account;
    INSERT INTO vendor_entries (vendor_id, number, posting_id, kind, parcel_id, payout_id, at, day, amount_paisa, balance_after_paisa, payable_on)
    SELECT one.shop, account.entry_count, one.id, k.kind,
      CASE WHEN one.event = 'delivered' THEN coalesce(one.parcel_id, split_part(one.key, ' ', 2)::bigint) ELSE one.parcel_id END,
      CASE WHEN k.kind IN ('payout', 'payoutBack') THEN split_part(one.key, ' ', 2)::bigint END,
      account.last_at, d.day, one.paisa, account.balance_paisa,
      CASE WHEN k.kind IN ('payout', 'payoutBack') THEN NULL WHEN one.paisa < 0 THEN d.day ELSE greatest(d.day, coalesce(one.payable_on, d.day + 31)) END
    FROM (SELECT (account.last_at AT TIME ZONE 'Asia/Kathmandu')::date AS day) d,
      (SELECT CASE one.event WHEN 'delivered' THEN 'sale' WHEN 'handedIn' THEN 'sale' WHEN 'line-refund' THEN 'refund'
        WHEN 'payout' THEN 'payout' WHEN 'payout-failed' THEN 'payoutBack' END AS kind) k;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_lines_entries AFTER INSERT ON ledger_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_vendor_entries();--> statement-breakpoint
-- Of an entry nothing is ever changed but the payout that covers it.
CREATE FUNCTION keep_vendor_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(new) - 'paid_by') <> (to_jsonb(old) - 'paid_by') THEN
    RAISE EXCEPTION 'An entry of the books is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendor_entries_kept BEFORE UPDATE ON vendor_entries FOR EACH ROW EXECUTE FUNCTION keep_vendor_entry();--> statement-breakpoint
CREATE TRIGGER vendor_entries_never_gone BEFORE DELETE ON vendor_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
