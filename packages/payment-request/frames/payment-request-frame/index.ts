import { create } from './create';

create();
