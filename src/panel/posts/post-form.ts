import type { PostRecord } from '../../shared/post';
import type { PostValues } from '../../shared/typed/post';
import type { useForm } from '../form/use-form';

/** Type of this form, for its parts. */
export type PostForm = ReturnType<typeof useForm<PostValues, PostRecord>>;
