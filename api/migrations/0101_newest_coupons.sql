-- expands
CREATE INDEX CONCURRENTLY "shop_coupons_newest" ON "shop_coupons" USING btree ("created_at","code");
