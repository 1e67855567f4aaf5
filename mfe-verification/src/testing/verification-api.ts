import {
  getDocumentLinks,
  getUserAcceptance,
  getVerification,
  listColleagues,
  listEntities,
  listExportChanges,
  listOpenQuestions,
  listPriorValues,
  listQuestions,
  listTransitions,
  previewConfirmation,
  reportPresence,
  saveDatapoints,
  savedMetric,
  setDocumentState,
  suggestEntities,
  type Annotation,
  type BodyOf,
  type DocumentMetricWire,
  type VerificationPayloadWire,
} from '@assay/shared/contracts';
import type { mockApi } from '@assay/shared/testing';
import { http, HttpResponse } from 'msw';
import { saveByVersion } from './stored-versions.ts';
import { aDatapoint, compressed } from './verification-builders.ts';

export const FILES = 'http://files.test';

type Api = ReturnType<typeof mockApi>;

/** Stores saved metrics in the payload like the server, and returns the response of the save. */
export function store(payload: VerificationPayloadWire, body: BodyOf<typeof saveDatapoints>) {
  const findMetric = (id: string) => {
    const metric = payload.metrics.find((one) => one.id === id);
    if (!metric) throw new Error(`The payload has no metric ${id}.`);
    return metric;
  };
  return saveByVersion(savedMetric.array().parse(body.metrics), {
    versionOf: (id) => findMetric(id).datapoints[0]?.lastModified ?? '',
    read: (id) => findMetric(id).datapoints,
    write: (wire, id, lastModified) => {
      const metric = findMetric(id);
      const { required, datapoints: sentDatapoints } = savedMetric.parse(wire);
      const [sent] = sentDatapoints;
      if (!sent) return metric.datapoints;
      const { id: chosen, nodeId = null, text = '', ...typed } = sent;
      const known = metric.datapoints.find((datapoint) => datapoint.id === chosen);
      const front = known ?? aDatapoint({ ...typed, nodeId, text, confidence: 0, modified_by: 7 });
      const others = metric.datapoints.filter(
        (datapoint) => datapoint !== known && datapoint.modified_by === 1,
      );
      const { isVerified, linkedEntity = front.linkedEntity } = sent;
      const datapoints = [{ ...front, isVerified, linkedEntity, lastModified }, ...others];
      Object.assign(metric, {
        datapoints,
        validated: sent.isVerified,
        required: required ?? metric.required,
      } satisfies Partial<DocumentMetricWire>);
      return datapoints;
    },
  });
}

/** Responds to what is read together with the values of a document: nothing is stored for other periods. */
export function mockViewer(api: Api, filename = 'document.pdf'): void {
  api.respond(listPriorValues, () => ({ reportingDate: null, items: [] }));
  api.respond(getDocumentLinks, ({ params, query }) => ({
    document: `${FILES}/${params.id}${query.filename === undefined ? '' : '/download'}`,
    annotations: `${FILES}/annotations`,
    filename,
  }));
}

/** Nobody else is at work, and no approval is asked for. */
function servePeople(api: Api): void {
  api.respond(listExportChanges, () => ({ items: [] }));
  api.respond(reportPresence, () => ({ others: [], claim: null }));
  api.respond(listQuestions, () => ({ items: [] }));
  api.respond(listOpenQuestions, () => ({ items: [] }));
  api.respond(listColleagues, () => ({ items: [] }));
  api.respond(listTransitions, () => []);
  api.respond(getUserAcceptance, () => ({
    state: 'open' as const,
    isRequired: false,
    isOwnWork: false,
    history: [],
    changes: [],
  }));
}

/** Responds to every request of the document view, and records what it sends. */
export function serveDocument(
  api: Api,
  payload: VerificationPayloadWire,
  annotations: readonly Annotation[] = [],
) {
  const saves: BodyOf<typeof saveDatapoints>[] = [];
  const states: BodyOf<typeof setDocumentState>[] = [];
  let annotationReads = 0;
  api.respond(suggestEntities, () => ({ suggestions: [] }));
  api.respond(listEntities, () => ({ entities: [], totalEntityCount: 0 }));
  api.respond(getVerification, () => compressed(payload));
  mockViewer(api, payload.documentRequest.file_name);
  api.respond(saveDatapoints, ({ params, body }) => {
    // A page that the test before has left with an edit saves it when it is closed.
    if (params.id !== payload.documentRequest.id) return store(payload, { ...body, metrics: [] });
    saves.push(body);
    return store(payload, body);
  });
  api.respond(previewConfirmation, () => ({
    unowned: [],
    ambiguous: [],
    created: [],
    replaced: [],
    writtenCount: 1,
  }));
  api.respond(setDocumentState, ({ body }) => {
    states.push(body);
    return {};
  });
  servePeople(api);
  api.server.use(
    http.get(`${FILES}/annotations`, () => {
      annotationReads += 1;
      return HttpResponse.json([...annotations]);
    }),
  );
  return { saves, states, annotationReads: () => annotationReads };
}
