-- expands
-- PostgreSQL takes the plan for one review for cheaper than the one for any number of them, and so made it anew for each, which took longer than adding it up.
ALTER FUNCTION add_reviews(reviews[], integer) SET plan_cache_mode = force_generic_plan;
