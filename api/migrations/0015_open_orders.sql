CREATE INDEX "parcels_open" ON "parcels" USING btree ("user_id","order_id") WHERE "parcels"."state" in ('awaitingPayment', 'placed');
--> statement-breakpoint
-- Five orders of one shopper may be neither paid nor confirmed, also when several tabs order at once: they are counted
-- again under the lock of the cart, which whoever places an order has already.
CREATE FUNCTION limit_open_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('cart ' || f.user_id, 0))
    FROM (SELECT DISTINCT user_id FROM fresh WHERE state IN ('awaitingPayment', 'placed') ORDER BY user_id) f;
  -- By shopper, each along the index: a join might read the open orders of everybody.
  IF EXISTS (SELECT FROM (SELECT DISTINCT user_id FROM fresh WHERE state IN ('awaitingPayment', 'placed')) f
    WHERE (SELECT count(DISTINCT order_id) FROM parcels
      WHERE user_id = f.user_id AND state IN ('awaitingPayment', 'placed')) > 5) THEN
    PERFORM refuse('open');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcels_inserted AFTER INSERT ON parcels REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION limit_open_orders();
