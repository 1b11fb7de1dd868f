-- expands
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_reachable";--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "taken_down_by" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "taken_down_by_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "taken_down_by" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_reachable" CHECK ("tickets"."type" in ('chat', 'payment') or coalesce("tickets"."phone_number_sealed", "tickets"."contact_number_sealed") is not null
        or ("tickets"."taken_down_by_id" is not null and "tickets"."email" <> '')) NOT VALID;
