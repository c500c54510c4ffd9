import { Outlet, useMatch, useNavigate } from 'react-router-dom';
import { listAddress } from '../../shared/panel-lists';
import { Tabs } from '../../ui/tabs';
import { TransferLink } from '../lists/transfer-link';
import { wayBackTo } from '../lists/way-back';
import { PageHeader } from '../parts/page-header';

export const LIST = listAddress('locations');

/** Two tabs, each at its address: the list, and the form of a new location or of the one that was chosen. */
export function Component() {
  const navigate = useNavigate();
  const chosen = useMatch(`${LIST}/:id`)?.params.id;
  const tabs = [
    { value: LIST, label: 'Lista de Locais' },
    chosen && chosen !== 'novo'
      ? { value: `${LIST}/${chosen}`, label: 'Editar Local' }
      : { value: `${LIST}/novo`, label: 'Novo Local' },
  ];
  return (
    <>
      <PageHeader title="Lojas" text={chosen ? undefined : 'Lojas e revendedores, como aparecem no site.'}>
        {!chosen && <TransferLink noun="locations" />}
      </PageHeader>
      <Tabs
        id="locais"
        label="Lojas"
        tabs={tabs}
        value={chosen ? `${LIST}/${chosen}` : LIST}
        onChange={(value) => navigate(value === LIST ? wayBackTo('locations') : value)}
      >
        <div className="mt-5">
          <Outlet />
        </div>
      </Tabs>
    </>
  );
}
