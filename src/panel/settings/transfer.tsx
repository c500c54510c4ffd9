import { can } from '../../shared/permissions';
import { LinkButton } from '../parts/button';
import { PageHeader } from '../parts/page-header';
import { useUser } from '../session/guard';
import { Backup } from './backup';
import { Exports } from './exports';
import { Import } from './import';

export function Component() {
  const user = useUser();
  return (
    <>
      <PageHeader title="Exportar e importar" text="Leve os dados do site para uma planilha, ou traga uma de volta.">
        <LinkButton to="/painel/configuracoes">Voltar às configurações</LinkButton>
      </PageHeader>
      <div className="grid gap-5">
        <Exports />
        <Import />
        {can(user, 'backup') && <Backup />}
      </div>
    </>
  );
}
