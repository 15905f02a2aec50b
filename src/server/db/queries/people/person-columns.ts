import { eq, getTableColumns } from 'drizzle-orm';
import { users, userSecurity } from '../../schema/people.ts';

const { userId: _userId, ...ofSecurity } = getTableColumns(userSecurity);

/** A person, and how they come in: of `users` joined with `userSecurity` where it `isOfPerson`. */
export const personColumns = { ...getTableColumns(users), ...ofSecurity };

/** A person with how they come in: anyone who may not read the latter finds no one. */
export type User = typeof users.$inferSelect & Omit<typeof userSecurity.$inferSelect, 'userId'>;

/** Joins the rows that belong to each person, by its primary key. */
export const isOfPerson = eq(userSecurity.userId, users.id);
