import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { guest } from '#domain/actor.ts';
import { textsIn } from '#wording/catalogues.ts';
import type { Installation } from '../installation.ts';
import type { Visit } from '../visit.ts';
import { variantOfHost } from './host.ts';
import { todayIn } from '../today.ts';

/** Who is asking, for which variant. Null when the host is none of ours. */
export async function openVisit(installation: Installation, request: FastifyRequest): Promise<Visit | null> {
  const id = variantOfHost(request.host, installation.config.hosts);
  if (!id) return null;
  const { variant, database } = installation.variants[id];
  const [locale] = variant.locales;
  if (!locale) throw new Error(`The variant ${id} has no language.`);
  return {
    actor: guest,
    variant,
    db: database.as(guest),
    locale,
    texts: textsIn[locale],
    theme: variant.brand.theme,
    today: todayIn(variant.timeZone),
    nonce: randomBytes(16).toString('base64'),
    isDemo: installation.config.demo,
    isPaper: false,
    requestId: request.id,
    press: installation.press,
    onFailure: (error) => request.log.error({ err: error }, 'a page failed'),
  };
}
