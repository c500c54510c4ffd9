import { useSearchParams } from 'react-router-dom';
import { nouns } from '../../shared/nouns';
import { can } from '../../shared/permissions';
import { listOfTransfer } from '../lists/transfer-link';
import { wayBackTo } from '../lists/way-back';
import { LinkButton } from '../parts/button';
import { PageHeader } from '../parts/page-header';
import { useUser } from '../session/guard';
import { Backup } from './backup';
import { exportLabel } from './export-file';
import { Exports } from './exports';
import { Import } from './import';

export function Component() {
  const user = useUser();
  const [params] = useSearchParams();
  const list = listOfTransfer(params);
  return (
    <>
      <PageHeader title="Exportar e importar" text="Leve os dados do site para uma planilha, ou traga uma de volta.">
        {list ? (
          <LinkButton to={wayBackTo(list)}>Voltar a {exportLabel(list)}</LinkButton>
        ) : (
          <LinkButton to={nouns.settings.panel}>Voltar às configurações</LinkButton>
        )}
      </PageHeader>
      <div className="grid gap-5">
        <Exports first={list} />
        <Import of={list} />
        {can(user, 'backup') && <Backup />}
      </div>
    </>
  );
}
