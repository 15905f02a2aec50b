/** What an administrator entered of an organisation. */
export interface OrganisationAddress {
  readonly url: string | null;
  readonly domain: string | null;
}

/** Where everybody may have a mailbox: such a domain makes nobody a colleague, whatever was entered. */
const everybodys = new Set(
  `gmail.com googlemail.com outlook.com outlook.com.gr outlook.de outlook.fr
  hotmail.com hotmail.co.uk hotmail.gr hotmail.de hotmail.fr hotmail.it live.com live.co.uk windowslive.com msn.com
  yahoo.com yahoo.gr yahoo.co.uk yahoo.de yahoo.fr ymail.com rocketmail.com icloud.com me.com mac.com
  aol.com gmx.net gmx.de gmx.com gmx.at gmx.ch web.de t-online.de proton.me pm.me protonmail.com tutanota.com fastmail.com zoho.com mail.com
  mail.ru yandex.ru yandex.com qq.com 163.com orange.fr libero.it btinternet.com
  otenet.gr forthnet.gr hol.gr cosmotemail.gr in.gr freemail.gr mail.gr linkedin.com facebook.com`.split(/\s+/),
);

/**
 * Whether somebody with this address works for the organisation: the part behind the @ is its domain, or, where none was entered, the host of
 * its address on the web.
 */
export function worksFor(email: string, { url, domain }: OrganisationAddress): boolean {
  const own = (domain ?? hostOf(url) ?? '').toLowerCase();
  const theirs = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return own !== '' && own === theirs && !everybodys.has(own);
}

/** `firm.example` of `https://www.firm.example/about`; also where the scheme is left out. */
function hostOf(url: string | null): string | null {
  return /^(?:https?:\/\/)?(?:www\.)?([^/:?#\s]+)/i.exec(url ?? '')?.[1] ?? null;
}
