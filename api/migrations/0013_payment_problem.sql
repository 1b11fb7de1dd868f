ALTER TABLE "tickets" DROP CONSTRAINT "tickets_type";--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_reachable";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reported_paisa" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_type" CHECK ("tickets"."type" in ('support', 'technical', 'feedback', 'business', 'service', 'chat', 'payment'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_reachable" CHECK ("tickets"."type" in ('chat', 'payment') or coalesce("tickets"."phone_number_sealed", "tickets"."contact_number_sealed") is not null);