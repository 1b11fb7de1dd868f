CREATE INDEX "reviews_vendor_stars_helpful" ON "reviews" USING btree ("vendor_id","stars","helpful_count","id");--> statement-breakpoint
CREATE INDEX "reviews_vendor_stars_new" ON "reviews" USING btree ("vendor_id","stars","created_at","id");--> statement-breakpoint
CREATE INDEX "vendors_name" ON "vendors" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "vendors_new" ON "vendors" USING btree ("created_at","id");