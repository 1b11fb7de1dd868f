-- contracts: programs before this one insert refunds with ON CONFLICT DO NOTHING, and refund_tasks_cause keeps theirs unique
DROP INDEX CONCURRENTLY IF EXISTS "refund_tasks_parcel";
