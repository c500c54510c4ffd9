import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import type { CategoryRecord } from '../../shared/category';
import { categoryPath, movedAmong, productPath } from '../../shared/category-path';
import { hasWholeSheet, type ProductRecord } from '../../shared/product';
import { editTitle, newTitle } from '../../shared/titles';
import { describeDeclaration } from '../../shared/typed/declaration';
import {
  describePrice,
  isPictureMissing,
  missingOf,
  newProduct,
  problemsOfProduct,
  productLabels,
  toInput,
  toValues,
  typedProduct,
} from '../../shared/typed/product';
import type { WorkingCopy } from '../../shared/working-copy';
import { api, apiOnce } from '../api';
import { DeleteRecord } from '../form/delete-record';
import { EditorForm } from '../form/editor-form';
import { useAskedField } from '../form/use-asked-field';
import { useEdited, useEditingKey } from '../form/use-edited';
import { useForm } from '../form/use-form';
import { wayBackTo } from '../lists/way-back';
import { ActiveBadge } from '../parts/badge';
import { tellAndThrow } from '../parts/unread';
import { useRested } from '../parts/use-rested';
import { PreviewJump, PreviewSection } from '../preview/preview-section';
import { ProductPreview, type ProductView } from '../preview/product-preview';
import { productDeletion } from './product-deletion';
import { ProductFields } from './product-fields';
import { toPreview } from './product-preview-values';

export async function loader({ params: { id } }: LoaderFunctionArgs) {
  const param = { id: encodeURIComponent(id ?? '') };
  const route = api.panel.products[':id'];
  const [product, copied, { rows: categories }] = await Promise.all([
    id ? unwrap(route.$get({ param })) : null,
    id ? unwrap(route['working-copy'].$get({ param })) : null,
    unwrap(api.panel.categories.$get()),
  ]).catch(tellAndThrow('Erro ao carregar produto'));
  return { product, copy: copied?.copy ?? null, categories };
}

export function Component() {
  const { product, copy, categories } = useLoaderData<typeof loader>();
  return <Editor key={useEditingKey(product?.id)} opened={product} copy={copy} categories={categories} />;
}

/** Returns the product's page on the site or, without a complete data sheet, its line's page. */
function pageOf(product: ProductRecord, categories: CategoryRecord[]): string | null {
  if (!product.active) return null;
  const moved = movedAmong(categories);
  return hasWholeSheet(product) ? productPath(product, moved) : categoryPath(product.category, moved);
}

type Props = { opened: ProductRecord | null; copy: WorkingCopy | null; categories: CategoryRecord[] };

function Editor({ opened, copy, categories }: Props) {
  const edited = { opened, copy, start: newProduct(categories[0]?.key ?? '') };
  const { row: product, subject, onSaved } = useEdited('products', edited);
  const [view, setView] = useState<ProductView>('card');
  const form = useForm({
    subject,
    copies: typedProduct,
    labels: productLabels,
    describe: {
      category: (key) => categories.find((category) => category.key === key)?.name ?? key,
      price: describePrice,
      ...describeDeclaration,
    },
    toValues,
    check: problemsOfProduct,
    send: (values, { version, key, copy }) =>
      product
        ? api.panel.products[':id'].$put({
            param: { id: String(product.id) },
            json: { ...toInput(values), version, copy },
          })
        : apiOnce(key).panel.products.$post({ json: toInput(values) }),
    saved: { title: product ? 'Produto atualizado' : 'Produto criado' },
    failure: 'Erro ao salvar produto',
    onSaved,
  });
  const shown = useRested(form.values);
  const missing = missingOf(shown);
  const category = categories.find(({ key }) => key === shown.category);
  useAskedField();

  return (
    <EditorForm
      form={form}
      title={product ? editTitle('products') : newTitle('products')}
      cancelTo={wayBackTo('products')}
      lacking={[
        isPictureMissing(form.values) && 'Sem imagem',
        // Not expected of a new product yet.
        product && missing.length > 0 && 'Sem ficha',
      ]}
      standing={product && { badge: <ActiveBadge active={product.active} />, site: pageOf(product, categories) }}
      submit={product ? 'Atualizar' : 'Criar'}
      foot={product && <DeleteRecord form={form} noun="products" row={product} deletion={productDeletion} />}
      tools={<PreviewJump />}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <ProductFields
        form={form}
        categories={categories}
        product={product}
        missing={missing}
        onNutrition={() => setView('label')}
      />
      <PreviewSection>
        <ProductPreview
          product={toPreview(shown, product?.priceCents)}
          categoryName={category?.name ?? ''}
          view={view}
          onView={setView}
        />
      </PreviewSection>
    </EditorForm>
  );
}
