import type { ReactNode } from 'react';
import { Tabs } from '../../ui/tabs';
import { TAB_LABELS, TABS, type Tab } from './use-location-address';

type Props = { tab: Tab; addressOf: (tab: Tab) => string; change: (tab: Tab) => void; children: ReactNode };

/** Tabs for all locations, stores or retailers. Each tab is a link, so it works without script. */
export function LocationTabs({ tab, addressOf, change, children }: Props) {
  const tabs = TABS.map((value) => ({ value, label: TAB_LABELS[value], href: addressOf(value) }));
  return (
    <Tabs id="locais" label="Tipo de local" tabs={tabs} value={tab} onChange={change}>
      {children}
    </Tabs>
  );
}
