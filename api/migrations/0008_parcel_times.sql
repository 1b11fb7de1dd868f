CREATE INDEX "parcels_time" ON "parcels" USING btree ("state_at");--> statement-breakpoint
CREATE INDEX "parcels_unconfirmed" ON "parcels" USING btree ("state_at") WHERE "parcels"."state" = 'placed';