-- The return of a portfolio begins again after a day on which it cannot be calculated: series that were stored end there, and are computed again.
UPDATE "ledger_marks" mark SET "version" = mark."version" + 1, "marked_at" = now(), "first_changed_day" = least(mark."first_changed_day", state."first_day")
  FROM "figure_states" state
 WHERE state."account_id" = mark."account_id" AND state."problems" @> '[{"subject": "return"}]' AND state."first_day" IS NOT NULL;
