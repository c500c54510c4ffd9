import { Plus } from 'lucide-react';
import { Outlet, useMatch, useNavigate } from 'react-router-dom';
import { nouns } from '../../shared/nouns';
import { listAddress } from '../../shared/panel-lists';
import { editTitle, newTitle } from '../../shared/titles';
import { TabList, TabPanel } from '../../ui/tabs';
import { TransferLink } from '../lists/transfer-link';
import { wayBackTo } from '../lists/way-back';
import { buttonClass } from '../parts/button';
import { PageHeader } from '../parts/page-header';

export const LIST = listAddress('locations');
const ID = 'locais';

/**
 * Renders two tabs with their own addresses: the list, and the form of a new or chosen location. On the list, the second
 * tab looks like the button for a new record on other lists.
 */
export function Component() {
  const navigate = useNavigate();
  const chosen = useMatch(`${LIST}/:id`)?.params.id;
  const value = chosen ? `${LIST}/${chosen}` : LIST;
  const beginning = {
    className: buttonClass('primary'),
    sign: <Plus key="sign" aria-hidden size={16} />,
  };
  const tabs = [
    { value: LIST, label: 'Lista de Locais' },
    chosen && value !== nouns.locations.creation
      ? { value, label: editTitle('locations') }
      : { value: nouns.locations.creation, label: newTitle('locations'), ...(!chosen && beginning) },
  ];
  return (
    <>
      <PageHeader
        isList
        title="Lojas"
        text={chosen ? undefined : 'Os locais que vendem a marca, como aparecem no site.'}
      >
        {!chosen && <TransferLink noun="locations" />}
        <TabList
          id={ID}
          label="Lojas"
          tabs={tabs}
          value={value}
          onChange={(tab) => navigate(tab === LIST ? wayBackTo('locations') : tab)}
        />
      </PageHeader>
      <TabPanel id={ID} value={value}>
        <Outlet />
      </TabPanel>
    </>
  );
}
