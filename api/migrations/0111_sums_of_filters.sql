-- expands
CREATE TABLE "unfilled_review_sums" (
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	CONSTRAINT "unfilled_review_sums_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
-- A name with all that lists are filtered by, from which it is known how many reviews several filters let through without counting them one by one.
CREATE FUNCTION name_of_filters(stars smallint, photo_count smallint, reply text, reply_state text, words text, language text, value_key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'filters:' || stars || CASE WHEN photo_count > 0 THEN 'p' ELSE '-' END
    || CASE WHEN reply IS NOT NULL AND reply_state = 'published' THEN 'r' ELSE '-' END
    || CASE WHEN words <> '' THEN language ELSE '--' END || ':' || coalesce(value_key, '')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_review(one reviews, step integer) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  UPDATE vendors SET rating_count = rating_count + step, rating_counts[one.stars] = rating_counts[one.stars] + step,
    rating = rating_with(rating_counts, one.stars, step) WHERE id = one.vendor_id;
  IF one.product_id IS NOT NULL THEN
    UPDATE products SET rating_count = rating_count + step, rating_counts[one.stars] = rating_counts[one.stars] + step,
      rating = rating_with(rating_counts, one.stars, step) WHERE id = one.product_id;
  END IF;
  IF one.service_id IS NOT NULL THEN
    UPDATE services SET rating_count = rating_count + step, rating_counts[one.stars] = rating_counts[one.stars] + step,
      rating = rating_with(rating_counts, one.stars, step) WHERE id = one.service_id;
  END IF;
  INSERT INTO review_sums (kind, subject_id, name, count, sum)
  SELECT s.kind, s.subject_id, n.name, step, step * n.value
  FROM (VALUES ('product', one.product_id), ('service', one.service_id), ('vendor', one.vendor_id)) s(kind, subject_id)
    CROSS JOIN LATERAL (
      SELECT 'photos', one.photo_count::integer WHERE one.photo_count > 0
      UNION ALL SELECT 'reply', 1 WHERE one.reply IS NOT NULL AND one.reply_state = 'published'
      UNION ALL SELECT 'language:' || one.language, 1 WHERE one.text <> ''
      UNION ALL SELECT 'value:' || one.value_key, 1 WHERE one.value_key IS NOT NULL AND s.kind = 'product'
      UNION ALL SELECT 'aspect:' || a.key, a.value::integer FROM jsonb_each_text(one.aspects) a WHERE (s.kind = 'vendor') = (one.product_id IS NULL AND one.service_id IS NULL)
      UNION ALL SELECT name_of_filters(one.stars, one.photo_count, one.reply, one.reply_state, one.text, one.language, CASE s.kind WHEN 'product' THEN one.value_key END), 1
    ) n(name, value)
  WHERE s.subject_id IS NOT NULL ORDER BY s.kind, s.subject_id, n.name
  ON CONFLICT (kind, subject_id, name) DO UPDATE SET count = review_sums.count + excluded.count, sum = review_sums.sum + excluded.sum;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_reviews(written reviews[], sign integer) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  -- Of several in the order of their numbers, so that two who write of the same ones never wait for each other.
  IF cardinality(written) > 1 THEN
    PERFORM FROM vendors WHERE id IN (SELECT vendor_id FROM unnest(written)) ORDER BY id FOR NO KEY UPDATE;
    PERFORM FROM products WHERE id IN (SELECT product_id FROM unnest(written)) ORDER BY id FOR NO KEY UPDATE;
    PERFORM FROM services WHERE id IN (SELECT service_id FROM unnest(written)) ORDER BY id FOR NO KEY UPDATE;
  END IF;
  UPDATE vendors s SET rating_count = s.rating_count + d.n,
    rating_counts = ARRAY[s.rating_counts[1] + d.one, s.rating_counts[2] + d.two, s.rating_counts[3] + d.three, s.rating_counts[4] + d.four, s.rating_counts[5] + d.five],
    rating = rating_of(ARRAY[s.rating_counts[1] + d.one, s.rating_counts[2] + d.two, s.rating_counts[3] + d.three, s.rating_counts[4] + d.four, s.rating_counts[5] + d.five])
  FROM (SELECT vendor_id AS id, sign * count(*)::integer AS n, sign * count(*) FILTER (WHERE stars = 1)::integer AS one,
      sign * count(*) FILTER (WHERE stars = 2)::integer AS two, sign * count(*) FILTER (WHERE stars = 3)::integer AS three,
      sign * count(*) FILTER (WHERE stars = 4)::integer AS four, sign * count(*) FILTER (WHERE stars = 5)::integer AS five
    FROM unnest(written) WHERE vendor_id IS NOT NULL GROUP BY vendor_id) d WHERE s.id = d.id;
  -- A change of nothing would still call what follows every change of the table.
  IF EXISTS (SELECT FROM unnest(written) WHERE product_id IS NOT NULL) THEN
    UPDATE products s SET rating_count = s.rating_count + d.n,
      rating_counts = ARRAY[s.rating_counts[1] + d.one, s.rating_counts[2] + d.two, s.rating_counts[3] + d.three, s.rating_counts[4] + d.four, s.rating_counts[5] + d.five],
      rating = rating_of(ARRAY[s.rating_counts[1] + d.one, s.rating_counts[2] + d.two, s.rating_counts[3] + d.three, s.rating_counts[4] + d.four, s.rating_counts[5] + d.five])
    FROM (SELECT product_id AS id, sign * count(*)::integer AS n, sign * count(*) FILTER (WHERE stars = 1)::integer AS one,
        sign * count(*) FILTER (WHERE stars = 2)::integer AS two, sign * count(*) FILTER (WHERE stars = 3)::integer AS three,
        sign * count(*) FILTER (WHERE stars = 4)::integer AS four, sign * count(*) FILTER (WHERE stars = 5)::integer AS five
      FROM unnest(written) WHERE product_id IS NOT NULL GROUP BY product_id) d WHERE s.id = d.id;
  END IF;
  IF EXISTS (SELECT FROM unnest(written) WHERE service_id IS NOT NULL) THEN
    UPDATE services s SET rating_count = s.rating_count + d.n,
      rating_counts = ARRAY[s.rating_counts[1] + d.one, s.rating_counts[2] + d.two, s.rating_counts[3] + d.three, s.rating_counts[4] + d.four, s.rating_counts[5] + d.five],
      rating = rating_of(ARRAY[s.rating_counts[1] + d.one, s.rating_counts[2] + d.two, s.rating_counts[3] + d.three, s.rating_counts[4] + d.four, s.rating_counts[5] + d.five])
    FROM (SELECT service_id AS id, sign * count(*)::integer AS n, sign * count(*) FILTER (WHERE stars = 1)::integer AS one,
        sign * count(*) FILTER (WHERE stars = 2)::integer AS two, sign * count(*) FILTER (WHERE stars = 3)::integer AS three,
        sign * count(*) FILTER (WHERE stars = 4)::integer AS four, sign * count(*) FILTER (WHERE stars = 5)::integer AS five
      FROM unnest(written) WHERE service_id IS NOT NULL GROUP BY service_id) d WHERE s.id = d.id;
  END IF;
  INSERT INTO review_sums (kind, subject_id, name, count, sum)
  SELECT kind, subject_id, name, sign * count(*), sign * sum(value) FROM (
    SELECT s.kind, s.subject_id, n.name, n.value FROM unnest(written) r
      CROSS JOIN LATERAL (VALUES ('product', r.product_id), ('service', r.service_id), ('vendor', r.vendor_id)) s(kind, subject_id)
      CROSS JOIN LATERAL (
        SELECT 'photos', r.photo_count::integer WHERE r.photo_count > 0
        UNION ALL SELECT 'reply', 1 WHERE r.reply IS NOT NULL AND r.reply_state = 'published'
        UNION ALL SELECT 'language:' || r.language, 1 WHERE r.text <> ''
        UNION ALL SELECT 'value:' || r.value_key, 1 WHERE r.value_key IS NOT NULL AND s.kind = 'product'
        UNION ALL SELECT 'aspect:' || a.key, a.value::integer FROM jsonb_each_text(r.aspects) a WHERE (s.kind = 'vendor') = (r.product_id IS NULL AND r.service_id IS NULL)
        UNION ALL SELECT name_of_filters(r.stars, r.photo_count, r.reply, r.reply_state, r.text, r.language, CASE s.kind WHEN 'product' THEN r.value_key END), 1
      ) n(name, value)
    WHERE s.subject_id IS NOT NULL) one
  GROUP BY kind, subject_id, name ORDER BY kind, subject_id, name
  ON CONFLICT (kind, subject_id, name) DO UPDATE SET count = review_sums.count + excluded.count, sum = review_sums.sum + excluded.sum;
END $$;
--> statement-breakpoint
-- What was counted before is filled in by a job.
INSERT INTO "unfilled_review_sums" ("kind", "subject_id")
SELECT 'product', id FROM "products" WHERE rating_count > 0
UNION ALL SELECT 'service', id FROM "services" WHERE rating_count > 0
UNION ALL SELECT 'vendor', id FROM "vendors" WHERE rating_count > 0;
