-- expands
CREATE INDEX CONCURRENTLY "reviews_of_product_photos" ON "reviews" USING btree ("product_id","helpful_count","id") WHERE "reviews"."state" = 'published' and "reviews"."photo_count" > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_of_service_photos" ON "reviews" USING btree ("service_id","helpful_count","id") WHERE "reviews"."state" = 'published' and "reviews"."photo_count" > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_of_vendor_photos" ON "reviews" USING btree ("vendor_id","helpful_count","id") WHERE "reviews"."state" = 'published' and "reviews"."photo_count" > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_legacy" ON "reviews" USING btree ("id") WHERE "reviews"."state" = 'legacy';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "questions_legacy" ON "questions" USING btree ("id") WHERE "questions"."state" = 'legacy';
