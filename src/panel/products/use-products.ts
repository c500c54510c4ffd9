import { useNavigate } from 'react-router-dom';
import { toast } from '../../lib/toast';
import { recordPath } from '../../shared/nouns';
import type { Filters } from '../../shared/panel-lists';
import type { ProductRow } from '../../shared/product';
import { api } from '../api';
import { products } from '../lists/lists';
import { putRow, refresh } from '../lists/rows';
import { switched } from '../lists/switches';
import { usePanelList } from '../lists/use-panel-list';
import { undoAction } from '../undo';

const route = api.panel.products[':id'];
const paramOf = ({ id }: ProductRow) => ({ id: String(id) });

/** The rule of the home, by which another featured product may show in this one's place. */
const ON_HOME = 'A página inicial mostra os três destaques ativos mais caros.';

/** Returns the list of products and the actions on its rows. */
export function useProducts(filters: Filters<'products'>) {
  const list = usePanelList(products(filters));
  const navigate = useNavigate();

  function toggle(product: ProductRow) {
    return list.write(product, switched('products', product, !product.active));
  }

  function feature(product: ProductRow) {
    const [version, featured] = [product.version, !product.featured];
    return list.write(product, {
      change: { featured },
      send: () => route.featured.$put({ param: paramOf(product), json: { version, featured } }),
      failure: 'Erro ao atualizar destaque',
      done: ({ record, activityId }) => {
        putRow('products', record);
        refresh('activity');
        const title = featured ? 'Produto em destaque' : 'Produto fora dos destaques';
        const description = featured ? `${record.name}. ${ON_HOME}` : record.name;
        toast({ title, description, ...(activityId && { action: undoAction(activityId, 'products') }) });
      },
    });
  }

  function copy(product: ProductRow) {
    return list.write(product, {
      send: () => route.copies.$post({ param: paramOf(product), json: {} }),
      failure: 'Erro ao duplicar produto',
      done: ({ record }) => {
        const edit = { label: 'Editar cópia', run: () => void navigate(recordPath('products', record.id)) };
        toast({ title: 'Produto duplicado', description: `“${record.name}” está inativo.`, action: edit });
        refresh('products');
      },
    });
  }

  return { list, toggle, feature, copy };
}
