import type { CSSProperties, ReactNode } from 'react';
import type { MailContent } from '#contracts/mail.ts';
import { Mark } from '../ui/brand/mark.tsx';
import type { ShownBrand } from '../ui/brand/shown-brand.ts';
import type { ThemeColours } from './theme-colours.ts';

interface MailPageProps {
  readonly content: MailContent;
  readonly brand: ShownBrand;
  readonly social: readonly { readonly name: string; readonly href: string }[];
  readonly colours: ThemeColours;
}

const fonts = "Lato, Commissioner, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** A mail with the firm's looks: at most 600 wide, header, content, footer. Tables and inline styles, because mail readers understand little else; nothing is loaded. */
export function MailPage({ content, brand, social, colours }: MailPageProps) {
  return (
    <html lang={content.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{content.subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: colours.surface, color: colours.text, fontFamily: fonts }}>
        <Table>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <Table style={{ maxWidth: 600, background: colours.card, border: `1px solid ${colours.border}` }}>
                <Header brand={brand} colours={colours} />
                <Words content={content} colours={colours} />
                <Footer brand={brand} social={social} colours={colours} />
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

function Table({ style, children }: { readonly style?: CSSProperties; readonly children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse', ...style }}>
      <tbody>{children}</tbody>
    </table>
  );
}

function Header({ brand, colours }: Pick<MailPageProps, 'brand' | 'colours'>) {
  return (
    <tr>
      <td style={{ padding: '24px 32px', background: colours['brand-bg'], color: colours['brand-text'] }}>
        <Sign brand={brand} colours={colours} />
        <div style={{ fontSize: 19, lineHeight: '24px' }}>{brand.name}</div>
        <div style={{ fontSize: 13, lineHeight: '18px', color: colours['brand-muted'] }}>{brand.descriptor}</div>
      </td>
    </tr>
  );
}

/** A logo comes along with the mail. Programs that show no pictures have the name below. */
function Sign({ brand: { logo, mark }, colours }: Pick<MailPageProps, 'brand' | 'colours'>) {
  if (logo === null) {
    return (
      <div style={{ width: 40, height: 40, marginBottom: 12, color: colours['nav-mark'] }}>
        <Mark mark={mark} />
      </div>
    );
  }
  const ground = { display: 'inline-block', padding: 6, marginBottom: 12, borderRadius: 4, background: '#fff' };
  return (
    <div style={ground}>
      <img src={logo} alt="" height={44} style={{ display: 'block', height: 44, maxWidth: 200 }} />
    </div>
  );
}

function Words({ content: { heading, text, code, action, file, note, preferences }, colours }: Pick<MailPageProps, 'content' | 'colours'>) {
  return (
    <tr>
      <td style={{ padding: '36px 32px 32px' }}>
        <h1 style={{ margin: 0, fontSize: 26, lineHeight: '32px', fontWeight: 400 }}>{heading}</h1>
        <p style={{ margin: '14px 0 0', fontSize: 16, lineHeight: '25px', whiteSpace: 'pre-line' }}>{text}</p>
        {code !== null && <Code code={code} colours={colours} />}
        {action && <Action action={action} colours={colours} />}
        {file && <FurtherLink link={file} colour={colours.text} />}
        <p style={{ margin: '28px 0 0', fontSize: 14, lineHeight: '21px', color: colours.muted }}>{note}</p>
        {preferences && <FurtherLink link={preferences} colour={colours.muted} />}
      </td>
    </tr>
  );
}

function FurtherLink({ link: { label, href }, colour }: { readonly link: NonNullable<MailContent['action']>; readonly colour: string }) {
  return (
    <p style={{ margin: '12px 0 0', fontSize: 14, lineHeight: '21px' }}>
      <a href={href} style={{ color: colour }}>
        {label}
      </a>
    </p>
  );
}

function Code({ code, colours }: { readonly code: string; readonly colours: ThemeColours }) {
  const box = { display: 'inline-block', padding: '14px 22px', background: colours['primary-soft'], borderRadius: 5 };
  return (
    <p style={{ margin: '24px 0 0' }}>
      <span style={{ ...box, fontSize: 30, lineHeight: '36px', letterSpacing: 8 }}>{code}</span>
    </p>
  );
}

/** The button, and its address in words for anyone who cannot press it. */
function Action({ action, colours }: { readonly action: NonNullable<MailContent['action']>; readonly colours: ThemeColours }) {
  const button = {
    display: 'inline-block',
    padding: '13px 26px',
    background: colours.primary,
    color: colours['on-primary'],
    borderRadius: 5,
  };
  return (
    <>
      <p style={{ margin: '26px 0 0' }}>
        <a href={action.href} style={{ ...button, fontSize: 16, lineHeight: '20px', textDecoration: 'none' }}>
          {action.label}
        </a>
      </p>
      <p style={{ margin: '18px 0 0', fontSize: 13, lineHeight: '19px', color: colours.muted, wordBreak: 'break-all' }}>{action.href}</p>
    </>
  );
}

function Footer({ brand, social, colours }: Pick<MailPageProps, 'brand' | 'social' | 'colours'>) {
  return (
    <tr>
      <td
        style={{
          padding: '20px 32px 24px',
          borderTop: `1px solid ${colours.border}`,
          fontSize: 13,
          lineHeight: '20px',
          color: colours.muted,
        }}
      >
        {social.length > 0 && (
          <div style={{ marginBottom: 8 }}>
            {social.map(({ name, href }) => (
              <a key={name} href={href} style={{ color: colours.muted, marginRight: 16 }}>
                {name}
              </a>
            ))}
          </div>
        )}
        <div>{brand.name}</div>
        <div>{brand.address}</div>
      </td>
    </tr>
  );
}
