import { addDepartment, listDepartments, removeDepartment, renameDepartment } from '@fourfold/contract/calls';
import type { Serve } from '../../../kernel/http/serve.ts';
import type { Parts } from '../../../kernel/parts.ts';
import * as departments from './departments.service.ts';

export function departmentRoutes(serve: Serve, parts: Parts): void {
  serve(listDepartments, async ({ caller }) => {
    return { departments: await departments.list(parts, caller.membership.organisationId) };
  });
  serve(addDepartment, async ({ body, caller }) => {
    return { department: await departments.add(parts, caller.membership.organisationId, body.name) };
  });
  serve(renameDepartment, ({ params, body, caller }) =>
    departments.rename(parts, caller.membership.organisationId, params.departmentId, body.name),
  );
  serve(removeDepartment, ({ params, caller }) => departments.remove(parts, caller, params.departmentId));
}
