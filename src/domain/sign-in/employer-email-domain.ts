/** Web address and mail domain of an organisation, as an administrator entered them. */
export interface OrganisationAddress {
  readonly url: string | null;
  readonly domain: string | null;
}

/** Domains where anyone may have a mailbox: they make no one a colleague, whatever was entered. */
const everybodys = new Set(
  `gmail.com googlemail.com outlook.com outlook.com.gr outlook.de outlook.fr
  hotmail.com hotmail.co.uk hotmail.gr hotmail.de hotmail.fr hotmail.it live.com live.co.uk windowslive.com msn.com
  yahoo.com yahoo.gr yahoo.co.uk yahoo.de yahoo.fr ymail.com rocketmail.com icloud.com me.com mac.com
  aol.com gmx.net gmx.de gmx.com gmx.at gmx.ch web.de t-online.de proton.me pm.me protonmail.com tutanota.com fastmail.com zoho.com mail.com
  mail.ru yandex.ru yandex.com qq.com 163.com orange.fr libero.it btinternet.com
  otenet.gr forthnet.gr hol.gr cosmotemail.gr in.gr freemail.gr mail.gr linkedin.com facebook.com`.split(/\s+/),
);

/** Firms that give mailboxes to everyone, under the names of many countries. */
const publicDomains = /^(?:gmail|googlemail|hotmail|outlook|yahoo|ymail|gmx|icloud|protonmail|tutanota|yandex)\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

/** Returns true if anyone may have a mailbox at the domain, so that it makes no one a colleague. */
export function isPublicEmailDomain(domain: string): boolean {
  return everybodys.has(domain) || publicDomains.test(domain);
}

/**
 * Returns the mail domain of an organisation's people: its domain or, if none was entered, the host of its web address. Null without
 * one, or where anyone may have a mailbox.
 */
export function getEmailDomain({ url, domain }: OrganisationAddress): string | null {
  const own = (domain ?? hostOf(url) ?? '').toLowerCase();
  return own === '' || isPublicEmailDomain(own) ? null : own;
}

/** Returns true if the address has the organisation's mail domain. */
export function isEmployeeEmail(email: string, organisation: OrganisationAddress): boolean {
  return getEmailDomain(organisation) === email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** `firm.example` of `https://www.firm.example/about`; also where the scheme is left out. */
function hostOf(url: string | null): string | null {
  return /^(?:https?:\/\/)?(?:www\.)?([^/:?#\s]+)/i.exec(url ?? '')?.[1] ?? null;
}
