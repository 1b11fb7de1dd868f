-- contracts: lists read published reviews alone, along the indexes of those; eight of twenty-six made every review cost more to write
DROP INDEX CONCURRENTLY IF EXISTS "reviews_product_helpful";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_product_new";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_service_helpful";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_service_new";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_vendor_helpful";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_vendor_new";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_vendor_stars_helpful";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reviews_vendor_stars_new";
