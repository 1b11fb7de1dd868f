-- expands
CREATE OR REPLACE FUNCTION rating_of(counts integer[]) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  many integer := counts[1] + counts[2] + counts[3] + counts[4] + counts[5];
BEGIN
  IF many = 0 THEN
    RETURN 0;
  END IF;
  RETURN round((counts[1] + counts[2] * 2 + counts[3] * 3 + counts[4] * 4 + counts[5] * 5) * 100.0 / many)::integer;
END $$;
--> statement-breakpoint
-- The rating with so many more of one number of stars, or fewer.
CREATE FUNCTION rating_with(counts integer[], stars integer, step integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  counts[stars] := counts[stars] + step;
  RETURN rating_of(counts);
END $$;
--> statement-breakpoint
-- Adds one review to the sums, or takes it away. Nearly all are written one by one, and what works for any number of them took twice as long.
-- The shop comes first, as wherever several are locked.
CREATE FUNCTION add_review(one reviews, step integer) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
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
    ) n(name, value)
  WHERE s.subject_id IS NOT NULL ORDER BY s.kind, s.subject_id, n.name
  ON CONFLICT (kind, subject_id, name) DO UPDATE SET count = review_sums.count + excluded.count, sum = review_sums.sum + excluded.sum;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before reviews[];
  later reviews[];
  changed bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(ROW(a.*)::reviews) INTO later FROM added a WHERE a.state = 'published';
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(ROW(g.*)::reviews) INTO before FROM gone g WHERE g.state = 'published';
  ELSE
    SELECT array_agg(c.id) INTO changed FROM (
      SELECT id, state, stars, aspects, photo_count, reply IS NULL, reply_state, language, text = '', value_key, vendor_id, product_id, service_id FROM gone
      EXCEPT SELECT id, state, stars, aspects, photo_count, reply IS NULL, reply_state, language, text = '', value_key, vendor_id, product_id, service_id FROM added) c;
    IF changed IS NULL THEN RETURN NULL; END IF;
    SELECT array_agg(ROW(g.*)::reviews) INTO before FROM gone g WHERE g.state = 'published' AND g.id = ANY(changed);
    SELECT array_agg(ROW(a.*)::reviews) INTO later FROM added a WHERE a.state = 'published' AND a.id = ANY(changed);
  END IF;
  IF cardinality(before) = 1 THEN PERFORM add_review(before[1], -1);
  ELSIF before IS NOT NULL THEN PERFORM add_reviews(before, -1); END IF;
  IF cardinality(later) = 1 THEN PERFORM add_review(later[1], 1);
  ELSIF later IS NOT NULL THEN PERFORM add_reviews(later, 1); END IF;
  RETURN NULL;
END $$;
