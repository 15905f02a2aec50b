import { href } from 'react-router';
import type { SiteFrame } from '#contracts/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SiteAnchor, useInLanguage } from './site-anchor.tsx';
import styles from './site-channels.module.css';

type Channels = Pick<SiteFrame, 'channels' | 'channel'>;

/** The line above the header from which readers choose a channel; absent where the firm has none. */
export function ChannelLine({ frame }: { readonly frame: Channels }) {
  const texts = useTexts();
  if (frame.channels.length === 0) return null;
  return (
    <div className={styles.line}>
      <nav aria-label={texts('publicSite.channels')}>
        <ChannelLinks {...frame} />
      </nav>
      {frame.channel && <ResetChannel />}
    </div>
  );
}

/** The same choice in the small menu. */
export function ChannelGroup({ frame }: { readonly frame: Channels }) {
  const texts = useTexts();
  if (frame.channels.length === 0) return null;
  return (
    <section aria-label={texts('publicSite.channels')} className={styles.group}>
      <p aria-hidden="true">{texts('publicSite.channels')}</p>
      <ChannelLinks {...frame} />
      {frame.channel && <ResetChannel />}
    </section>
  );
}

function ChannelLinks({ channels, channel }: Channels) {
  return channels.map(({ id, label, href: address }) => (
    <SiteAnchor key={id} href={address} aria-current={id === channel?.id ? 'true' : undefined}>
      {label}
    </SiteAnchor>
  ));
}

function ResetChannel() {
  const texts = useTexts();
  const inItsLanguage = useInLanguage();
  return (
    <form method="post" action={inItsLanguage(href('/reset-channel'))}>
      <button type="submit">{texts('publicSite.resetChannel')}</button>
    </form>
  );
}
