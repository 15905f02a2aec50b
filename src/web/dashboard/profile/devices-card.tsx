import { MonitorSmartphone } from 'lucide-react';
import { useFetcher } from 'react-router';
import type { Device } from '#contracts/people/profile.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { deviceName } from './device-name.ts';
import styles from './profile-page.module.css';
import { profileKey } from './use-profile-toasts.ts';

/** Lists the devices where the reader is signed in, with a button to sign each out. */
export function DevicesCard({ devices }: { readonly devices: readonly Device[] }) {
  const texts = useTexts();
  const { Form, state } = useFetcher({ key: profileKey });
  const footer = devices.length > 1 && (
    <Form method="post">
      <Button type="submit" name="intent" value="end-others" disabled={state !== 'idle'}>
        {texts('profile.endOthers')}
      </Button>
    </Form>
  );
  return (
    <Card title={texts('profile.devices')} text={texts('profile.devicesText')} footer={footer} isFlush>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} isBusy={state !== 'idle'} />
        ))}
      </ul>
    </Card>
  );
}

function DeviceLine({ device, isBusy }: { readonly device: Device; readonly isBusy: boolean }) {
  const texts = useTexts();
  const formats = useFormats();
  const { Form } = useFetcher({ key: profileKey });
  const name = deviceName(device.userAgent) ?? texts('profile.unknownDevice');
  return (
    <li className={styles.device}>
      <Icon of={MonitorSmartphone} />
      <div className={styles.about}>
        <p className={styles.deviceName}>{name}</p>
        <p className={styles.hint}>
          {device.isThis ? texts('profile.thisDevice') : texts('profile.lastSeen', { moment: formats.moment(device.lastSeenAt) })}
          {device.networkAddress !== null && ` · ${device.networkAddress}`}
        </p>
        <p className={styles.hint}>{texts('profile.signedInAt', { moment: formats.moment(device.signedInAt) })}</p>
      </div>
      {!device.isThis && (
        <Form method="post">
          <input type="hidden" name="intent" value="end-session" />
          <Button
            type="submit"
            name="session"
            value={device.id}
            size="small"
            disabled={isBusy}
            aria-label={texts('profile.endOf', { name })}
          >
            {texts('profile.end')}
          </Button>
        </Form>
      )}
    </li>
  );
}
