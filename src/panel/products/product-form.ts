import type { ProductRecord } from '../../shared/product';
import type { ProductValues } from '../../shared/typed/product';
import type { useForm } from '../form/use-form';

/** Type of this form, for its parts. */
export type ProductForm = ReturnType<typeof useForm<ProductValues, ProductRecord>>;
