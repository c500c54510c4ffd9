import type { CategoryRecord } from '../../shared/category';
import type { CategoryValues } from '../../shared/typed/category';
import type { useForm } from '../form/use-form';

export type CategoryForm = ReturnType<typeof useForm<CategoryValues, CategoryRecord>>;
