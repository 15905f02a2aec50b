import { Info } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-look.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ConfirmDialog } from '../ui/mantine/confirm-dialog.tsx';
import { Dialog } from '../ui/mantine/dialog.tsx';
import { Drawer } from '../ui/mantine/drawer.tsx';
import { Tooltip } from '../ui/mantine/tooltip.tsx';
import { Menu } from '../ui/menu.tsx';
import { MenuButton, MenuLink } from '../ui/menu-item.tsx';
import { Popover } from '../ui/popover.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { showToast } from '../ui/toast/toast.ts';
import type { SamplesProps } from './states.tsx';
import styles from './kit-page.module.css';

type Opened = 'dialog' | 'confirm' | 'drawer' | null;

export function OverlaySamples({ words }: SamplesProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const save = (
    <Button look="primary" onClick={close}>
      {words.save}
    </Button>
  );
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpened('dialog')}>{words.openDialog}</Button>
      <Button onClick={() => setOpened('confirm')}>{words.openConfirm}</Button>
      <Button onClick={() => setOpened('drawer')}>{words.openDrawer}</Button>
      <Popover title={words.note} trigger={words.openPopover} triggerClass={buttonClass({})}>
        {() => <p>{words.text}</p>}
      </Popover>
      <Menu trigger={words.openMenu} className={buttonClass({})} align="start">
        <MenuButton type="button">{words.save}</MenuButton>
        <MenuLink href="?">{words.more}</MenuLink>
      </Menu>
      <Button onClick={() => showToast({ tone: 'positive', text: words.toast })}>{words.showToast}</Button>
      <Tooltip text={words.tip}>
        <IconButton icon={Info} label={words.more} />
      </Tooltip>
      <Dialog title={words.openDialog} isOpen={opened === 'dialog'} onClose={close} footer={save}>
        <TextField label={words.name} />
      </Dialog>
      <ConfirmDialog
        title={words.question}
        text={words.consequence}
        confirm={words.remove}
        isDangerous
        isOpen={opened === 'confirm'}
        onConfirm={close}
        onClose={close}
      />
      <Drawer title={words.openDrawer} isOpen={opened === 'drawer'} onClose={close} footer={save}>
        <TextField label={words.name} />
      </Drawer>
    </div>
  );
}
