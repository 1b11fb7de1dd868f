-- expands
-- Tasks about parcels are a type of their own. Those from before stay what they were.
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_type";--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_type" CHECK ("tickets"."type" in ('support', 'technical', 'feedback', 'business', 'service', 'chat', 'payment', 'parcel')) NOT VALID;--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_reachable";--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_reachable" CHECK ("tickets"."type" in ('chat', 'payment', 'parcel') or coalesce("tickets"."phone_number_sealed", "tickets"."contact_number_sealed") is not null
        or ("tickets"."taken_down_by_id" is not null and "tickets"."email" <> '')) NOT VALID;--> statement-breakpoint
-- Stable, and with the SKUs looked up product by product, so that whoever asks for those of one shop reads no other.
CREATE OR REPLACE FUNCTION unlisted() RETURNS TABLE (vendor_id bigint, kind text, product_id bigint, service_id bigint, title text, title_ne text, words text,
  is_live boolean, is_paused boolean, is_out_of_stock boolean, saved_at timestamptz, created_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT p.vendor_id, 'product', p.id, null::bigint, p.title, p.title_ne,
    lower(regexp_replace(concat_ws(' ', p.title, p.title_ne,
      (SELECT string_agg(i.sku, ' ' ORDER BY i.position) FROM product_variants i WHERE i.product_id = p.id)), '[!-/:-@\[-`{-~]+', ' ', 'g')),
    true, NOT p.is_on_sale, NOT p.is_in_stock, p.created_at, p.created_at
  FROM products p LEFT JOIN listings l ON l.product_id = p.id WHERE l.id IS NULL
  UNION ALL
  SELECT s.vendor_id, 'service', null, s.id, s.title, s.title_ne,
    lower(regexp_replace(concat_ws(' ', s.title, s.title_ne), '[!-/:-@\[-`{-~]+', ' ', 'g')),
    true, NOT s.is_offered, false, s.created_at, s.created_at
  FROM services s LEFT JOIN listings l ON l.service_id = s.id WHERE l.id IS NULL
$$;
