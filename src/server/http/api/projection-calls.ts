import * as z from 'zod';
import { longestProjectionName } from '#domain/projection/projection.ts';
import { largestPayment, type PlannedPayment, pockets, quarters } from '#domain/projection/planned-payment.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { identifyService } from '../../operations/api-clients/identify-service.ts';
import * as changes from '../../operations/projections-api/change-served-projections.ts';
import * as readings from '../../operations/projections-api/read-served-projections.ts';
import { pocketOfId, wholeAccount } from '../../operations/projections-api/shapes.ts';
import { parseQuery } from '../../operations/parse-query.ts';
import type { RequestContext } from '../../request-context.ts';
import { parseCall } from './callable.ts';
import { nameOf } from './reporting/served-call.ts';

/** One address of the projections API and one method of it. */
export interface ProjectionCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly answer: (context: RequestContext, asked: AskedProjection) => Promise<object>;
}

interface AskedProjection {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly key: string | null;
}

const inAccount = z.object({ account: nameOf });
const inProjection = inAccount.extend({ projection: nameOf });
const fundQuery = z.strictObject({ find: nameOf.optional() });
const withId = inAccount.extend({ id: nameOf });

const named = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(longestProjectionName)
    .regex(/^\P{Cc}+$/u),
});
const purpose = z.enum(pockets);
const newPocket = z.strictObject({ id_portfolio: nameOf, id_type_pocket: purpose });
const pocketChange = z.strictObject({ id_type_pocket: purpose });
const movement = z
  .strictObject({
    id_fund: z.union([z.literal(wholeAccount), z.string().refine(isId)]).default(wholeAccount),
    id_pocket: nameOf,
    id_type: z.enum(['in', 'out']),
    year: z.number().int().min(1000).max(2999),
    quarter: z.literal(quarters),
    amount: z.number().positive().max(largestPayment),
  })
  .transform(({ id_fund: fund, id_pocket: place, id_type: direction, ...what }) => ({ fund, place, direction, ...what }));

const url = (path: string) => `/api/v1/projections${path}`;
const portfolios = url('/:account/portfolios');
const portfolio = url('/:account/portfolios/:projection');
const pocketsOf = url('/:account/pockets');
const movementsOf = url('/:account/movements');

/** The projections API of the specification (section 7): `docs/reporting-api.md`. The specification names no paths. */
export const projectionCalls: readonly ProjectionCall[] = [
  { method: 'GET', url: url('/pocket-types'), answer: (context) => readings.listPocketTypes(context) },
  { method: 'GET', url: url('/funds'), answer: (context, { query }) => readings.listFundNames(context, parts(fundQuery, query)) },
  {
    method: 'GET',
    url: url('/:account/funds'),
    answer: (context, { params, query }) => readings.listFundNames(context, { ...parts(inAccount, params), ...parts(fundQuery, query) }),
  },
  { method: 'GET', url: portfolios, answer: (context, { params }) => readings.listServedProjections(context, parts(inAccount, params)) },
  { method: 'GET', url: portfolio, answer: (context, { params }) => readings.readServedProjection(context, parts(inProjection, params)) },
  {
    method: 'GET',
    url: `${portfolio}/forecast`,
    answer: (context, { params }) => readings.readServedForecast(context, parts(inProjection, params)),
  },
  {
    method: 'POST',
    url: portfolios,
    answer: changing(named, (context, { params, key, body }) =>
      changes.makeServedProjection(context, { ...parts(inAccount, params), ...body }, key),
    ),
  },
  {
    method: 'PUT',
    url: portfolio,
    answer: changing(named, (context, { params, body }) => changes.renameServedProjection(context, parts(inProjection, params), body.name)),
  },
  {
    method: 'DELETE',
    url: portfolio,
    answer: (context, { params }) => changes.deleteServedProjection(context, parts(inProjection, params)),
  },
  {
    method: 'POST',
    url: pocketsOf,
    answer: changing(newPocket, (context, { params, body }) =>
      readings.readServedPocket(context, { ...parts(inAccount, params), projection: body.id_portfolio }, body.id_type_pocket),
    ),
  },
  {
    method: 'PUT',
    url: `${pocketsOf}/:id`,
    answer: changing(pocketChange, (context, { params, body }) =>
      changes.moveServedPocket(context, parts(withId, params), body.id_type_pocket),
    ),
  },
  { method: 'DELETE', url: `${pocketsOf}/:id`, answer: (context, { params }) => changes.emptyServedPocket(context, parts(withId, params)) },
  {
    method: 'POST',
    url: movementsOf,
    answer: changing(movement, (context, { params, body }) => {
      const { projection, payment } = paymentIn(body);
      return changes.addServedMovement(context, { ...parts(inAccount, params), projection }, payment);
    }),
  },
  {
    method: 'PUT',
    url: `${movementsOf}/:id`,
    answer: changing(movement, (context, { params, body }) => {
      const { projection, payment } = paymentIn(body);
      const where = parts(withId, params);
      if (!where.id.startsWith(`${projection}-`)) throw new AppError('call-not-understood', { part: 'id_pocket' });
      return changes.changeServedMovement(context, where, payment);
    }),
  },
  {
    method: 'DELETE',
    url: `${movementsOf}/:id`,
    answer: (context, { params }) => changes.deleteServedMovement(context, parts(withId, params)),
  },
];

function changing<Body>(
  schema: z.ZodType<Body>,
  answer: (context: RequestContext, asked: Omit<AskedProjection, 'body'> & { readonly body: Body }) => Promise<object>,
): ProjectionCall['answer'] {
  return async (context, { body, ...asked }) => answer(context, { ...asked, body: parseCall(schema, body) });
}

function parts<Parts>(schema: z.ZodType<Parts>, params: unknown): Parts {
  return parseQuery(schema, params as Readonly<Record<string, unknown>>);
}

function paymentIn({ fund, place, direction, year, quarter, amount }: z.infer<typeof movement>): {
  readonly projection: string;
  readonly payment: PlannedPayment;
} {
  const { projection, pocket } = pocketOfId(place);
  const own = { fund: fund === wholeAccount ? null : fund, amount: direction === 'out' ? -amount : amount };
  return { projection, payment: { pocket, year, quarter, ...own } };
}

const tokenForm = z.strictObject({
  grant_type: z.enum(['password', 'client_credentials']),
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
});

/**
 * Answers with the token of an API client, whose id and secret are `username` and `password`; never with one of a person. It is what the other addresses
 * take as `Bearer`, and good until the client is revoked.
 *
 * @throws AppError `call-not-understood`; those of `identifyService`
 */
export async function grantToken({ auth }: Pick<RequestContext, 'auth'>, body: unknown): Promise<object> {
  const { username, password } = parseCall(tokenForm, Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : '')));
  const token = `${username}.${password}`;
  await identifyService(auth.database, auth.caller.networkAddress, `Bearer ${token}`);
  return { access_token: token, token_type: 'Bearer' };
}
