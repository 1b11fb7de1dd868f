-- expands
-- Locks for a moment only: what was delivered before is written down by the next migration.
ALTER TABLE "ledger_postings" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
-- Cash is held from the moment at which the books say so, whoever wrote them: an older program beside this one, too, which
-- also knows a posting by which the cash of one parcel came straight to the bank. What was handed in to us cannot.
CREATE FUNCTION note_cash_taking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posting ledger_postings := (SELECT g FROM ledger_postings g WHERE g.id = new.posting_id);
BEGIN
  IF posting.key LIKE 'delivered %' THEN
    INSERT INTO cash_takings (parcel_id, order_id, courier_id, vendor_id, amount_paisa, taken_at)
    SELECT p.id, p.order_id, coalesce(nullif(new.owner, '')::bigint, 0), p.vendor_id, new.amount, p.state_at
    FROM parcels p WHERE p.order_id = posting.order_id AND posting.key = 'delivered ' || p.id;
  ELSIF posting.key LIKE 'remitted %' THEN
    DELETE FROM cash_takings WHERE parcel_id = substr(posting.key, 10)::bigint AND hand_in_id IS NULL;
    IF EXISTS (SELECT FROM cash_takings WHERE parcel_id = substr(posting.key, 10)::bigint) THEN
      RAISE EXCEPTION 'The cash of parcel % was handed in', substr(posting.key, 10) USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_lines_taken AFTER INSERT ON ledger_lines FOR EACH ROW WHEN (new.account = 'courier') EXECUTE FUNCTION note_cash_taking();
