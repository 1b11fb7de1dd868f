ALTER TABLE "ticket_messages" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "email_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "is_kept_apart" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "tickets_merged_into" ON "tickets" USING btree ("merged_into_id") WHERE "tickets"."merged_into_id" is not null;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_proof" CHECK ("ticket_messages"."proof" is null or "ticket_messages"."author" = 'customer');--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_kept_apart" CHECK (not "tickets"."is_kept_apart" or "tickets"."merged_into_id" is not null);--> statement-breakpoint
-- Until now a message of the form or a chat was given to the account whose confirmed address somebody had typed. Which
-- of them came that way was not noted. Those that may have are nobody's now; the next mail of such a ticket carries its
-- key. Requests for a service and messages about an order have always been the signed-in account's.
UPDATE "tickets" t SET "user_id" = NULL FROM "users" u
WHERE u."id" = t."user_id" AND lower(u."email") = t."email" AND t."type" <> 'service'
  AND t."about" ->> 'kind' IS DISTINCT FROM 'order';
