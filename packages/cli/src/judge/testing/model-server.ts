export * from '../../../../checkers/src/testing/model-server.js';
