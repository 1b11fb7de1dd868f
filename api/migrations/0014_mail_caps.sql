ALTER TABLE "mails" ADD COLUMN "cap" text;--> statement-breakpoint
CREATE INDEX "mails_capped" ON "mails" USING btree (lower("to_address"),"cap","created_at") WHERE "mails"."cap" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_cap" CHECK ("mails"."cap" in ('verification', 'password-link', 'address-change', 'receipt'));