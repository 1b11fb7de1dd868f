CREATE TABLE "cart_merges" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_merges_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
-- A cart holds a hundred lines, also when several tabs fill it at once: each looks again under the lock of the cart.
CREATE FUNCTION limit_cart() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shopper uuid;
BEGIN
  FOR shopper IN SELECT DISTINCT user_id FROM fresh ORDER BY user_id LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('cart ' || shopper, 0));
    IF (SELECT count(*) FROM cart_items WHERE user_id = shopper) > 100 THEN
      PERFORM refuse('cart full');
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cart_items_inserted AFTER INSERT ON cart_items REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION limit_cart();
