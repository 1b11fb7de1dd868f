-- expands
-- Several bills of one parcel are possible, of which at most one is not cancelled. The release before writes one bill per
-- parcel when it is shipped: where this one has issued it at packing already, that is refused whole, and no number is lost.
CREATE INDEX CONCURRENTLY "invoices_parcel" ON "invoices" USING btree ("parcel_id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "invoices_current" ON "invoices" USING btree ("parcel_id") WHERE "invoices"."cancelled_at" is null;
