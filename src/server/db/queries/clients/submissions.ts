import type { PoolClient } from 'pg';
import type { FormId } from '#contracts/processes.ts';
import type { RiskResult } from '#domain/investment-advice/risk-level.ts';
import type { Answers } from '#forms/answers.ts';
import type { FormDefinition } from '#forms/form.ts';

/** A form that someone was asked to fill in. Moments are as PostgreSQL writes them. */
export interface Submission {
  readonly id: string;
  readonly userId: string;
  readonly answers: Answers;
  readonly askedAt: string;
  readonly savedAt: string | null;
  readonly version: number;
}

/** As it was handed in. */
export interface Submitted extends Submission {
  readonly form: FormDefinition;
  readonly submittedAt: string;
}

/** The state of a submission, without its answers. */
export interface SubmissionState {
  readonly askedAt: string;
  readonly savedAt: string | null;
  /** Null while it is open. */
  readonly submittedAt: string | null;
  /** This one, or one before. */
  readonly hasSubmitted: boolean;
}

interface HandedIn {
  readonly answers: Answers;
  readonly form: FormDefinition;
  /** The outcome of the risk questionnaire. */
  readonly result?: RiskResult | null;
}

interface Of {
  readonly userId: string;
  readonly process: FormId;
}

const columnsSql = `replace(id::text, '-', '') as id, replace(user_id::text, '-', '') as "userId", answers, form, version,
  asked_at::text as "askedAt", saved_at::text as "savedAt", submitted_at::text as "submittedAt"`;

export function submissions(connection: PoolClient) {
  const rowsOf = async <Row>(sql: string, values: readonly unknown[]) => (await connection.query(sql, [...values])).rows as Row[];
  return {
    /** The one that is not handed in; null where none is asked for, or it is not for the actor. */
    async open({ userId, process }: Of): Promise<Submission | null> {
      const sql = `select ${columnsSql} from submissions where user_id = $1 and process = $2 and submitted_at is null`;
      return (await rowsOf<Submission>(sql, [userId, process]))[0] ?? null;
    },
    /** Returns the submitted forms, the newest first. */
    async submitted({ userId, process }: Of): Promise<Submitted[]> {
      const sql = `select ${columnsSql} from submissions where user_id = $1 and process = $2 and submitted_at is not null order by submitted_at desc, id desc`;
      return rowsOf<Submitted>(sql, [userId, process]);
    },
    /** Reads the state of the open one, else of the one that was handed in last; null if nothing was asked, or it is not for the actor to know. */
    async stateOf({ userId, process }: Of): Promise<SubmissionState | null> {
      const sql = `select asked_at::text as "askedAt", saved_at::text as "savedAt", submitted_at::text as "submittedAt", has_submitted as "hasSubmitted" from form_state($1, $2)`;
      return (await rowsOf<SubmissionState>(sql, [userId, process]))[0] ?? null;
    },
    /** The first account that is open to the person as its client; null for none. What is written down about it they find by it. */
    async accountOf(userId: string): Promise<{ readonly id: string; readonly portalId: string } | null> {
      const rows = await rowsOf<{ id: string; portalId: string }>(
        `select replace(account.id::text, '-', '') as id, replace(account.portal_id::text, '-', '') as "portalId"
           from account_members member join accounts account on account.id = member.account_id
          where member.user_id = $1 and member.relation = 'client' and member.is_open order by account.id limit 1`,
        [userId],
      );
      return rows[0] ?? null;
    },
    ...changes(connection),
  };
}

/** The changes that the system makes for those who ask and those who are asked. */
function changes(connection: PoolClient) {
  return {
    /** Until the end of the transaction no one else changes what the person was asked, or asks. */
    async lock({ userId, process }: Of): Promise<void> {
      await connection.query("select pg_advisory_xact_lock(hashtextextended('submission ' || $1 || $2, 0))", [userId, process]);
    },
    /** Asks; tells whether it was not asked already. */
    async ask({ userId, process, askedBy }: Of & { readonly askedBy: string | null }): Promise<boolean> {
      const { rowCount } = await connection.query(
        `insert into submissions (user_id, process, asked_by) values ($1, $2, $3)
             on conflict (user_id, process) where submitted_at is null do nothing`,
        [userId, process, askedBy],
      );
      return rowCount === 1;
    },
    /** Asks no more, and forgets the draft; tells whether there was one. */
    async withdraw({ userId, process }: Of): Promise<boolean> {
      const { rowCount } = await connection.query('delete from submissions where user_id = $1 and process = $2 and submitted_at is null', [
        userId,
        process,
      ]);
      return rowCount === 1;
    },
    async save(id: string, answers: Answers): Promise<void> {
      await connection.query('update submissions set answers = $2, saved_at = now() where id = $1', [id, JSON.stringify(answers)]);
    },
    /** From then on it stays as it is. */
    async submit(id: string, { answers, form, result = null }: HandedIn): Promise<void> {
      const values = [id, JSON.stringify(answers), JSON.stringify(form), result && JSON.stringify(result)];
      await connection.query(
        'update submissions set answers = $2, form = $3, result = $4, saved_at = now(), submitted_at = now() where id = $1',
        values,
      );
    },
  };
}
