-- A period in which nothing that was held got a price has no return: lines of the cross-section that were stored with a return of 0 are made again.
UPDATE "ledger_marks" mark SET "version" = mark."version" + 1, "marked_at" = now(), "first_changed_day" = least(mark."first_changed_day", stored."day")
  FROM (SELECT "account_id", min("day") AS "day" FROM "snapshots"
         WHERE "value" <> 0 AND 0 IN ("return_1d", "return_1m", "return_3m", "return_6m", "return_ytd", "return_1y", "return_3y", "return_5y", "return_all")
         GROUP BY "account_id") stored
 WHERE stored."account_id" = mark."account_id";
