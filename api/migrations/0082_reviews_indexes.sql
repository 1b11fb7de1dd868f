-- expands
CREATE INDEX CONCURRENTLY "questions_of_product" ON "questions" USING btree ("product_id","created_at","id") WHERE "questions"."state" = 'published' and "questions"."answer_count" > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "questions_of_service" ON "questions" USING btree ("service_id","created_at","id") WHERE "questions"."state" = 'published' and "questions"."answer_count" > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "questions_open" ON "questions" USING btree ("vendor_id","created_at","id") WHERE "questions"."state" = 'published' and "questions"."shop_answered_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "questions_vendor" ON "questions" USING btree ("vendor_id","created_at","id") WHERE "questions"."state" = 'published';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "questions_author" ON "questions" USING btree ("user_id","created_at") WHERE "questions"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "questions_once" ON "questions" USING btree ("user_id","key") WHERE "questions"."user_id" is not null and "questions"."key" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_of_product_helpful" ON "reviews" USING btree ("product_id","helpful_count","id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_of_product_new" ON "reviews" USING btree ("product_id","created_at","id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_of_service_helpful" ON "reviews" USING btree ("service_id","helpful_count","id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_of_service_new" ON "reviews" USING btree ("service_id","created_at","id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_of_vendor_helpful" ON "reviews" USING btree ("vendor_id","helpful_count","id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_of_vendor_new" ON "reviews" USING btree ("vendor_id","created_at","id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_of_vendor_stars" ON "reviews" USING btree ("vendor_id","stars","helpful_count","id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_unanswered" ON "reviews" USING btree ("vendor_id","created_at","id") WHERE "reviews"."state" = 'published' and "reviews"."reply" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_author" ON "reviews" USING btree ("user_id","created_at") WHERE "reviews"."user_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_device" ON "reviews" USING btree ("device","created_at") WHERE "reviews"."device" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "reviews_once_product" ON "reviews" USING btree ("user_id","product_id") WHERE "reviews"."user_id" is not null and "reviews"."product_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "reviews_once_service" ON "reviews" USING btree ("user_id","service_id") WHERE "reviews"."user_id" is not null and "reviews"."service_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "reviews_once_shop" ON "reviews" USING btree ("user_id","vendor_id") WHERE "reviews"."user_id" is not null and "reviews"."product_id" is null and "reviews"."service_id" is null;
