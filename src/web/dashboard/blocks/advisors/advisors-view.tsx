import { Globe, Link2, type LucideIcon, Mail, MessageSquareText, Phone, UserRound } from 'lucide-react';
import type { Advisor, Advisors } from '#contracts/datasets/accounts.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import styles from './advisors.module.css';

/** Whom to ask: each with the ways to reach them. */
export function AdvisorsView({ shown: { rows, note }, report: { writes } }: BlockViewProps<Advisors>) {
  const texts = useTexts();
  const title = texts('advisors.title', { count: Math.max(rows.length, 1) });
  return (
    <BlockFrame title={title}>
      {rows.length === 0 ? (
        <EmptyState icon={UserRound} title={texts('advisors.none')} text={texts('advisors.noneText')} />
      ) : (
        <ul className={styles.list}>
          {rows.map((advisor) => (
            <Person key={advisor.id} advisor={advisor} writes={writes} />
          ))}
        </ul>
      )}
      {note && <Note note={note} />}
    </BlockFrame>
  );
}

function Note({ note: { text, day } }: { readonly note: NonNullable<Advisors['note']> }) {
  const formats = useFormats();
  if (usePaper()) return null;
  return (
    <figure className={styles.note}>
      <blockquote>{text}</blockquote>
      <figcaption>{formats.date(day)}</figcaption>
    </figure>
  );
}

function Person({ advisor, writes }: { readonly advisor: Advisor; readonly writes: string | null }) {
  const texts = useTexts();
  const { id, name, title, job, email, telephone, photo } = advisor;
  const isOnPaper = usePaper();
  const position = title ?? (job && texts(`contact.jobs.${job}`));
  return (
    <li className={styles.person}>
      <Avatar name={name} photo={photo} size="large" />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {position && <span className={styles.title}>{position}</span>}
        <a href={`mailto:${email}`} className={styles.way}>
          <Icon of={Mail} size="small" />
          <span className="sr">{texts('advisors.email')} </span>
          {email}
        </a>
        {telephone && <Call label={texts('advisors.phone')} number={telephone} />}
        <OnTheWeb advisor={advisor} />
        {writes !== null && !isOnPaper && (
          <LinkButton to={`${writes}?to=${id}`} className={styles.write} aria-label={texts('advisors.write', { name })}>
            <Icon of={MessageSquareText} size="small" />
            {texts('advisors.writeShort')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

function OnTheWeb({ advisor: { profileUrl, linkedin } }: { readonly advisor: Advisor }) {
  const texts = useTexts();
  return (
    <>
      {linkedin && <Page of={Link2} href={linkedin} label={texts('contact.linkedin')} />}
      {profileUrl && <Page of={Globe} href={profileUrl} label={texts('contact.profileUrl')} />}
    </>
  );
}

function Call({ label, number }: { readonly label: string; readonly number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className={styles.way}>
      <Icon of={Phone} size="small" />
      <span className="sr">{label} </span>
      {number}
    </a>
  );
}

function Page({ of, href, label }: { readonly of: LucideIcon; readonly href: string; readonly label: string }) {
  return (
    <OutsideLink href={href} className={styles.way}>
      <Icon of={of} size="small" />
      {label}
    </OutsideLink>
  );
}
