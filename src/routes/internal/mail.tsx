import { renderToStaticMarkup } from 'react-dom/server';
import { AppError } from '#domain/errors.ts';
import { mailOf } from '#server/operations/messages/mail-to-render.ts';
import { getRequestContext } from '#server/request-context.ts';
import { MailPage } from '#web/mail/mail-page.tsx';
import { themeColours } from '#web/mail/theme-colours.ts';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import { toFailureResponse } from '../route-handlers.ts';
import type { Route } from './+types/mail.ts';

const themes = Object.values(
  import.meta.glob<string>('../../web/ui/{themes,brand-themes/*}.css', { query: '?raw', import: 'default', eager: true }),
).join('\n');

/** A mail with the firm's looks. It exists for the sender of messages alone: over HTTP there is no such page. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const mail = mailOf(context);
  if (!mail) throw await toFailureResponse(new AppError('page-not-found'), getRequestContext(context), url);
  const { brand } = mail.variant;
  const page = (
    <MailPage
      content={mail.content}
      brand={localiseBrand(brand, mail.content.locale, mail.logo)}
      social={brand.social}
      colours={themeColours(themes, brand.theme)}
    />
  );
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
